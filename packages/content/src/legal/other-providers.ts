import { company } from '../company-in-texts.ts';
import { listed } from '../typography.ts';

/** What a link alone leads to, as a sentence begins with it. */
export const otherProviders: { names: string; several: boolean } = providers([
  ...(company.chatHref ? ['Chat'] : []),
  ...(company.reviewReadHref ? ['Bewertungsplattform'] : []),
]);

function providers(besideMap: readonly string[]) {
  const several = besideMap.length > 0;
  return { several, names: several ? listed(['Karte', ...besideMap]) : 'Die Karte' };
}
