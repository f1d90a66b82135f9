/** A query, and what a person who has read the seed expects to find, as titles or names. */
export type JudgedQuery = {
  on: 'project' | 'creator' | 'service';
  kind: string;
  q: string;
  expected: string[];
};

export type Judgment = {
  query: JudgedQuery;
  missed: string[];
  recall: number;
  precision: number;
};

const RECALL_AT = 10;
const PRECISION_AT = 5;

/** Reads lines of: project, creator or service, kind, query, and the expected titles or names, separated by `|`. */
export function readJudgedQueries(text: string): JudgedQuery[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [on, kind = '', q = '', expected = ''] = line.split('\t');
      if (on !== 'project' && on !== 'creator' && on !== 'service')
        throw new Error(`Unknown kind of row: ${line}`);
      return { on, kind, q, expected: expected.split('|') };
    });
}

/** Recall: the share of the expected ones among the first ten. Precision: the share of the first five that are expected. */
export function judge(query: JudgedQuery, found: string[]): Judgment {
  const { expected } = query;
  const first = found.slice(0, RECALL_AT);
  const missed = expected.filter((name) => !first.includes(name));
  const top = found.slice(0, PRECISION_AT);
  return {
    query,
    missed,
    recall: (expected.length - missed.length) / Math.min(expected.length, RECALL_AT),
    precision:
      top.length === 0 ? 0 : top.filter((name) => expected.includes(name)).length / top.length,
  };
}

export function average(judgments: Judgment[]) {
  const mean = (pick: (judgment: Judgment) => number) =>
    judgments.reduce((sum, judgment) => sum + pick(judgment), 0) / Math.max(1, judgments.length);
  return {
    queries: judgments.length,
    recall: mean(({ recall }) => recall),
    precision: mean(({ precision }) => precision),
  };
}
