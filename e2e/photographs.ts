import sharp, { type Sharp } from 'sharp';

type Picture = { name: string; mimeType: string; buffer: Buffer };

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b34a2e' } }).jpeg();

async function file(name: string, picture: Sharp): Promise<Picture> {
  return { name, mimeType: 'image/jpeg', buffer: await picture.toBuffer() };
}

/** As a phone held upright takes it: lying, with a note to turn it. */
export const turned = () => file('gedreht.jpg', plain(1600, 1200).withMetadata({ orientation: 6 }));

/** With the place where it was taken. */
export const withPlace = () =>
  file(
    'mit-ort.jpg',
    plain(1600, 1200).withExif({
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1', GPSLongitudeRef: 'E' },
    }),
  );

/** A panorama. */
export const wide = () => file('breit.jpg', plain(12_000, 1_500));
