import config from '../mikro-orm.config.ts';
import { createOrm, type Orm } from '../platform/database/orm.ts';

/** The site's tables on a PostgreSQL. */
export function openOrm(url: string): Promise<Orm> {
  return createOrm(url, config);
}
