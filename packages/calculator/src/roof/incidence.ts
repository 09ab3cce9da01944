/** How a module's glass reflects light that falls in flat, after Martin and Ruiz 2001. */
const angularLoss = 0.155;

/**
 * Share of the direct light that gets through the glass.
 *
 * @param cosIncidence cosine between the sun and the plane's normal
 */
export function martinRuiz(cosIncidence: number, loss = angularLoss): number {
  return cosIncidence <= 0 ? 0 : (1 - Math.exp(-cosIncidence / loss)) / (1 - Math.exp(-1 / loss));
}

/**
 * Shares of the diffuse light from the sky and from the ground that get through the glass.
 *
 * @param tilt radians
 */
export function martinRuizDiffuse(
  tilt: number,
  loss = angularLoss,
): { sky: number; ground: number } {
  const through = (angle: number) => {
    const first = 0.4244;
    const second = 0.5 * loss - 0.154;
    return 1 - Math.exp((-(first + second * angle) * angle) / loss);
  };
  const sin = Math.sin(tilt);
  const cos = Math.cos(tilt);
  return {
    sky: through(sin + (Math.PI - tilt - sin) / (1 + cos)),
    ground: tilt > 0 ? through(sin + (tilt - sin) / (1 - cos)) : 0,
  };
}
