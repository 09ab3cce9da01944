import type { NavigationItem } from '@rebhang-solar/content/navigation';
import { paths } from '@rebhang-solar/content/paths';

/** Whether a link of the header leads to the page that is open, or to one below it. */
export function isActive({ to }: NavigationItem, pathname: string): boolean {
  return to === paths.home ? pathname === paths.home : pathname.startsWith(to);
}
