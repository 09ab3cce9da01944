import { Anchor } from '@mantine/core';
import type { InlineLink, RichText } from '@rebhang-solar/content/article';
import { Link } from 'react-router-dom';
import { Unbroken } from '../unbroken.tsx';

/** A text and the links in it. */
export function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return <Unbroken text={text} />;
  return text.map((piece) =>
    typeof piece === 'string' ? (
      <Unbroken key={piece} text={piece} />
    ) : (
      <Inline key={piece.text} link={piece} />
    ),
  );
}

function Inline({ link }: { link: InlineLink }) {
  return 'to' in link ? (
    <Anchor component={Link} to={link.to} inherit>
      {link.text}
    </Anchor>
  ) : (
    <Anchor href={link.href} inherit>
      {link.text}
    </Anchor>
  );
}
