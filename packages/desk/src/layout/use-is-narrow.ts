import { useMediaQuery } from '@mantine/hooks';

/** Below it there are cards, and the pages stand at the thumb: on phones, and on a desk at 200 %. */
export const useIsNarrow = () =>
  useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
