/** Bounds of the sky's clearness between the eight classes of Perez et al. 1990. */
const clearnessBounds = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2];

/** F11, F12, F13, F21, F22, F23 of the "all sites composite 1990" set, for each class of sky. */
const coefficients = [
  [-0.008, 0.588, -0.062, -0.06, 0.072, -0.022],
  [0.13, 0.683, -0.151, -0.019, 0.066, -0.029],
  [0.33, 0.487, -0.221, 0.055, -0.064, -0.026],
  [0.568, 0.187, -0.295, 0.109, -0.152, -0.014],
  [0.873, -0.392, -0.362, 0.226, -0.462, 0.001],
  [1.132, -1.237, -0.412, 0.288, -0.823, 0.056],
  [1.06, -1.6, -0.359, 0.264, -1.127, 0.131],
  [0.678, -0.327, -0.25, 0.156, -1.377, 0.251],
] as const;

const cosHorizonLimit = Math.cos((85 * Math.PI) / 180);

/** What the sky looks like in one hour; irradiance in W/m², angles in radians. */
interface Sky {
  dhi: number;
  dni: number;
  dniExtra: number;
  zenith: number;
  cosZenith: number;
  /** Relative air mass, from the apparent elevation of the sun. */
  airmass: number;
}

/**
 * How much brighter the sky is around the sun and at the horizon, in this order, as shares of the
 * diffuse light (Perez et al. 1990). Does not depend on the plane.
 */
export function perezCoefficients(sky: Sky): [circumsolar: number, horizon: number] {
  const { dhi, dni, zenith } = sky;
  if (dhi <= 0) {
    return [0, 0];
  }
  const cubed = 1.041 * zenith ** 3;
  const clearness = ((dhi + dni) / dhi + cubed) / (1 + cubed);
  let sort = 0;
  while (sort < 7 && clearness >= (clearnessBounds[sort] as number)) {
    sort++;
  }
  const [f11, f12, f13, f21, f22, f23] = coefficients[sort] as (typeof coefficients)[number];
  const brightness = (dhi * sky.airmass) / sky.dniExtra;
  return [
    Math.max(0, f11 + f12 * brightness + f13 * zenith),
    f21 + f22 * brightness + f23 * zenith,
  ];
}

/**
 * Diffuse light from the sky on a tilted plane, W/m².
 *
 * @param cosIncidence cosine between the sun and the plane's normal
 * @param tilt radians
 * @param seen part of the even light that what stands around the roof lets through; it takes nothing from the bright
 *   sky around the sun, which is seen whole or not at all
 */
export function perez(
  dhi: number,
  circumsolar: number,
  horizon: number,
  cosIncidence: number,
  cosZenith: number,
  tilt: number,
  seen = 1,
): number {
  const disc = Math.max(0, cosIncidence) / Math.max(cosZenith, cosHorizonLimit);
  return Math.max(
    0,
    dhi *
      (seen * (1 - circumsolar) * 0.5 * (1 + Math.cos(tilt)) +
        circumsolar * disc +
        horizon * Math.sin(tilt)),
  );
}
