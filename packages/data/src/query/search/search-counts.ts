import * as v from 'valibot';

/** How many rows a search finds, and how many of them each value of a filter would leave. */
export type SearchCounts<Group extends string> = {
  total: number;
  /** True if there are more rows than are counted: show 'total+'. */
  totalIsCapped: boolean;
  facets: Record<Group, Facet>;
};

export type Facet = {
  counts: Readonly<Record<string, number>>;
  /** True if not all rows were counted: show 'count+'. */
  isCapped: boolean;
};

/** The results of the database functions that count. */
export function searchCountsSchema<Group extends string>(groups: readonly Group[]) {
  const counts = v.record(v.string(), v.number());
  return v.pipe(
    v.object({
      total: v.number(),
      total_is_capped: v.boolean(),
      facets: v.record(v.picklist(groups), counts),
      capped_facets: v.array(v.picklist(groups)),
    }),
    v.transform(({ total, total_is_capped, facets, capped_facets }): SearchCounts<Group> => {
      const toFacet = (group: Group): [Group, Facet] => [
        group,
        { counts: facets[group], isCapped: capped_facets.includes(group) },
      ];
      return {
        total,
        totalIsCapped: total_is_capped,
        facets: Object.fromEntries(groups.map(toFacet)) as Record<Group, Facet>,
      };
    }),
  );
}

/** Counts cost many times what a page of the list costs, so they may be a minute old. */
export const COUNTS_STALE_TIME = 60_000;
