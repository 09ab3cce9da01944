import type { DrawingId } from '@rebhang-solar/content/article';
import type { ComponentType } from 'react';
import { ModuleOutput } from './module-output.tsx';
import { OrientationAndTilt } from './orientation-and-tilt.tsx';

/** The drawings by their names in the content. */
export const drawings: Record<DrawingId, ComponentType> = {
  'module-output': ModuleOutput,
  'orientation-and-tilt': OrientationAndTilt,
};
