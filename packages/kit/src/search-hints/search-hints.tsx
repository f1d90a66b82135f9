import { Button, Stack } from '@showcase/ui';
import { countLabel, type Total } from '../lists/count-label.ts';
import type { FilterSearch } from '../search/filter-search.ts';

export type SearchHint<Param extends string> = { search: FilterSearch<Param>; found: Total } & (
  | { kind: 'spelling' | 'word'; words: string }
  | { kind: 'relaxed'; removed: string }
);

type SearchHintsProps<Param extends string> = {
  noun: string;
  hints: SearchHint<Param>[];
  onChoose: (search: FilterSearch<Param>) => void;
};

/** Suggestions for a search with few results or none; each of them has at least one. */
export function SearchHints<Param extends string>({
  noun,
  hints,
  onChoose,
}: SearchHintsProps<Param>) {
  if (hints.length === 0) return null;
  return (
    <Stack as="ul" role="list" gap={2} align="center" aria-label="Try instead">
      {hints.map((hint) => (
        <li key={hint.kind === 'relaxed' ? `-${hint.removed}` : `${hint.kind} ${hint.words}`}>
          <Button
            variant="ghost"
            onClick={() => {
              onChoose(hint.search);
            }}
          >
            {describeHint(hint, countLabel(hint.found, noun))}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function describeHint(hint: SearchHint<string>, count: string) {
  if (hint.kind === 'relaxed') return `Remove ${hint.removed}: ${count}`;
  return hint.kind === 'word' ? `${hint.words}: ${count}` : `Did you mean ${hint.words}? ${count}`;
}
