import type { PictureName } from '@rebhang-solar/content/company/pictures';
import type { ReactNode } from 'react';
import { Picture } from '../../components/picture.tsx';
import classes from './picture-beside.module.css';

type PictureBesideProps = {
  /** Without one the words take the width. */
  name: PictureName | undefined;
  /** Phones show the words alone. */
  onWide?: boolean;
  children: ReactNode;
};

/** Words beside a picture that is as high as they are; on phones below a strip of it. */
export function PictureBeside({ name, onWide, children }: PictureBesideProps) {
  if (!name) return children;
  return (
    <div className={classes.row} data-on-wide={onWide}>
      <Picture
        name={name}
        sizes={`(min-width: 64em) 48rem, ${onWide ? '(min-width: 40em) 100vw, 1vw' : '100vw'}`}
        fullWidth
        className={classes.picture}
      />
      <div>{children}</div>
    </div>
  );
}
