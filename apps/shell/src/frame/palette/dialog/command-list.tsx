import { countLabel } from '@showcase/kit/lists';
import { Button, Notice, TextInput } from '@showcase/ui';
import { CommandGroup, CommandInput, CommandItem, CommandList as Results, CommandRoot } from 'cmdk';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Entry, Section } from '../entries/entry.ts';
import { Failures, Hint, Line, SearchBar, Status } from './command-list.styles.ts';

type CommandListProps = {
  text: string;
  onTextChange: (text: string) => void;
  sections: Section[];
  isSearching: boolean;
  /** The searches that failed. */
  failures: { id: string; label: string }[];
  onRetry: (id: string) => void;
  onChoose: (entry: Entry) => void;
};

/** A field and its results: one listbox, in which the arrow keys move and Enter chooses. */
export function CommandList(props: CommandListProps) {
  const { text, onTextChange, sections, isSearching, failures, onRetry, onChoose } = props;
  const [movedTo, setMovedTo] = useState('');
  const listId = useId();
  const entries = sections.flatMap((section) => section.entries);
  // Results that arrive late leave the selection where it is.
  const selected = entries.find(({ id }) => id === movedTo)?.id ?? entries[0]?.id ?? '';
  const lineId = (id: string) => `${listId}${encodeURIComponent(id)}`;

  function changeText(next: string) {
    setMovedTo('');
    onTextChange(next);
  }
  return (
    <CommandRoot
      label="Find pages, people and actions"
      shouldFilter={false}
      vimBindings={false}
      value={selected}
      onValueChange={setMovedTo}
    >
      <SearchBar>
        <CommandInput asChild value={text} onValueChange={changeText} onKeyDown={moveCaret}>
          <TextInput
            // cmdk's own attribute is missing at first and stale after the results have changed.
            aria-activedescendant={selected ? lineId(selected) : undefined}
            placeholder="Pages, people, actions…"
            enterKeyHint="go"
          />
        </CommandInput>
        <Status role="status">{describeCount(entries.length, isSearching)}</Status>
      </SearchBar>
      <Results label="Results">
        {sections.map((section) => (
          <CommandGroup key={section.id} heading={section.title}>
            {section.entries.map((entry) => (
              <CommandItem key={entry.id} asChild value={entry.id} onSelect={() => onChoose(entry)}>
                <Line id={lineId(entry.id)}>
                  <bdi>{entry.label}</bdi>{' '}
                  {entry.hint && (
                    <Hint>
                      <bdi>{entry.hint}</bdi>
                    </Hint>
                  )}
                </Line>
              </CommandItem>
            ))}
          </CommandGroup>
        ))}
      </Results>
      <Failures>
        {failures.map(({ id, label }) => (
          <Notice
            key={id}
            variant="warning"
            action={
              <Button size="s" onClick={() => onRetry(id)}>
                Retry
              </Button>
            }
          >
            {label} couldn't be loaded. Everything else still works.
          </Notice>
        ))}
      </Failures>
    </CommandRoot>
  );
}

/** Home and End move the caret, as in every field. cmdk would move in the list. */
function moveCaret(event: KeyboardEvent) {
  if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
}

function describeCount(count: number, isSearching: boolean): string {
  if (count === 0) return isSearching ? 'Searching…' : 'No results';
  const results = countLabel(count, 'result');
  return isSearching ? `${results}, still searching…` : results;
}
