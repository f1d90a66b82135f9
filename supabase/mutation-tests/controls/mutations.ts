import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';
import { limits } from '../mutations/limits.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { patterns } from '../mutations/patterns.ts';
import { projections } from '../mutations/projections.ts';
import { reach } from '../mutations/reach.ts';
import { trust } from '../mutations/trust.ts';
import { values } from '../mutations/values.ts';
import { readBodies, readRules, readSchema } from '../catalog-texts.ts';

const kinds: Record<string, Mutation> = { trust, projections, patterns, reach, values, limits };

/** Words in the tests for what each kind changes. */
const testWords: Record<string, string[]> = { projections: ['listKeys'], values: ['needs_action'] };

/** Every kind of mutation of every text in the catalog. */
export async function mutations(sql: Sql): Promise<Control[]> {
  const { schema, targets } = await sql.begin(async (transaction) => {
    // Every name includes its schema, as in the migrations.
    await transaction`set local search_path = ''`;
    const rules = await readRules(transaction);
    return {
      schema: await readSchema(transaction),
      targets: [...(await readBodies(transaction)), ...rules],
    };
  });
  return Object.entries(kinds).flatMap(([kind, mutate]) =>
    targets.flatMap((target) =>
      mutate(target, schema).map(({ text, what }) => ({
        kind,
        name: `${target.name}: ${what}`,
        // A test of the changed object is more relevant than one that shares words with the change.
        keywords: [
          ...target.keywords,
          ...target.keywords,
          ...target.keywords,
          ...(testWords[kind] ?? []),
          ...(what.match(/[a-z]{3,}/gi) ?? []),
        ],
        removal: target.toSql(text),
        group: `${kind} ${target.part}`,
        isMutant: true as const,
      })),
    ),
  );
}
