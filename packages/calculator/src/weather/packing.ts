/** Share of the light above the air that reaches the ground, for each packed step. */
export const clearnessStep = 0.016;
/** Share of diffuse light in all light, for each packed step. */
export const diffuseStep = 1 / 32;
/** m/s for each packed step. */
export const windStep = 0.25;
/** The packed temperature is the change since three hours before, in degrees, from this value on. */
export const noChange = 43;
