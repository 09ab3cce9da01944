import {
  type EntityManager,
  type EntityName,
  ReferenceKind,
  type RequiredEntityData,
} from '@mikro-orm/postgresql';

/** An SQL statement with its values, as the driver takes them. */
export type Statement = { text: string; values: unknown[] };

/** Table, columns and values of a new row. */
export type NewRow = { table: string; columns: string[]; values: unknown[] };

/**
 * A new row by the names that the entity's schema gives to table and columns. It always has the same
 * columns, so that the database knows the statement again: all but references and those that the
 * database fills by itself.
 */
export function toRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  data: RequiredEntityData<Entity>,
): NewRow {
  const { tableName, props } = em.getMetadata(entity);
  const given = new Map(Object.entries(data));
  const row: NewRow = { table: tableName, columns: [], values: [] };
  for (const { name, kind, fieldNames, autoincrement, default: otherwise, defaultRaw } of props) {
    const isFilledByDatabase = autoincrement || (defaultRaw && otherwise === undefined);
    if (kind !== ReferenceKind.SCALAR || isFilledByDatabase) continue;
    row.columns.push(...fieldNames);
    row.values.push(given.get(name) ?? otherwise ?? null);
  }
  return row;
}
