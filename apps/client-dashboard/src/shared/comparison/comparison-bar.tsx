import { MAX_COMPARED_CREATORS } from '@showcase/data/reputation';
import { bidi, Button, ButtonLink, Chip } from '@showcase/ui';
import { useRef } from 'react';
import {
  Actions,
  Bar,
  BarSpace,
  OnWideScreens,
  Selected,
  Status,
  Wrapper,
} from './comparison-bar.styles.ts';
import { comparePath } from './compare-path.ts';
import type { Comparison } from './use-comparison.ts';

/** The selected creators, at the bottom of the window while their list is visible. */
export function ComparisonBar({ comparison }: { comparison: Comparison }) {
  const { selected, remove, clear } = comparison;
  const wrapper = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isEmpty = selected.length === 0;

  function removeAt(index: number, id: string) {
    const items = list.current?.children;
    const neighbor = items?.[index + 1] ?? items?.[index - 1];
    remove(id);
    (neighbor?.querySelector('button') ?? wrapper.current)?.focus();
  }

  return (
    <Wrapper ref={wrapper} tabIndex={-1} aria-label="Compare creators">
      {!isEmpty && <BarSpace />}
      <Bar hidden={isEmpty}>
        <Selected ref={list} role="list" aria-label="Selected creators">
          {selected.map(({ id, name }, index) => (
            <li key={id}>
              <Chip
                removeLabel={bidi`Remove ${name} from the comparison`}
                onRemove={() => removeAt(index, id)}
              >
                {name}
              </Chip>
            </li>
          ))}
        </Selected>
        <Status role="status" data-full={comparison.rejected ? '' : undefined}>
          <SelectionText comparison={comparison} />
        </Status>
        <Actions>
          <Button
            size="s"
            variant="ghost"
            onClick={() => {
              clear();
              wrapper.current?.focus();
            }}
          >
            Clear
          </Button>
          {selected.length > 1 && (
            <ButtonLink
              size="s"
              variant="primary"
              href={comparePath(selected.map(({ id }) => id))}
            >{`Compare ${selected.length} creators`}</ButtonLink>
          )}
        </Actions>
      </Bar>
    </Wrapper>
  );
}

function SelectionText({ comparison: { selected, rejected } }: { comparison: Comparison }) {
  if (rejected) {
    return bidi`You can compare up to four creators, so remove one to add ${rejected.name}.`;
  }
  if (selected.length === 0) return null;
  if (selected.length === 1) return 'Select at least one more to compare.';
  return (
    <>
      {`${selected.length} of ${MAX_COMPARED_CREATORS}`}
      <OnWideScreens> selected</OnWideScreens>
    </>
  );
}
