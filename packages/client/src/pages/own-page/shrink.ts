/** In px, as the server keeps them. */
const longestSide = 2000;

/** What the server takes, and what the browser offers to choose. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * The photograph as it is sent: a type that the server takes, and at most 2,000 px, so that it takes a phone seconds and not minutes. What the browser
 * cannot read goes as it is, and the server says what is wrong with it.
 */
export async function shrink(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    if (scale === 1 && acceptedTypes.includes(file.type)) return file;
    const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale));
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    // What is transparent would become black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  } catch {
    return file;
  }
}
