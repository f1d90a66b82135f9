import type { SavedSearch } from '@showcase/data/saved-searches';
import { getSearchPath, listSearchTerms, NameForm } from '@showcase/kit/saved-searches';
import { Badge, bidi, Button, ButtonLink, RelativeTime } from '@showcase/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { FrequencyChoice } from './frequency-choice.tsx';
import { Actions, Facts, Head, Item, Name, Terms } from './search-item.styles.ts';
import { useChangeSearch, useOpenSearch } from './use-search-changes.ts';

const KINDS = { projects: 'Projects', creators: 'Developers', services: 'Services' };

type SearchItemProps = { search: SavedSearch; onRemove: () => void };

export function SearchItem({ search, onRemove }: SearchItemProps) {
  const { name, kind, new_count, last_match_at } = search;
  const open = useOpenSearch();
  return (
    <Item forwardedAs="article" aria-label={name} padding="l">
      <SearchName search={search} />
      <Terms>
        {KINDS[kind]}: <bdi>{listSearchTerms(search).join(' · ')}</bdi>
      </Terms>
      <Facts>
        {new_count > 0 && <Badge variant="accent">{`${new_count} new`}</Badge>}
        <span>
          {last_match_at ? (
            <>
              Last match <RelativeTime date={last_match_at} />
            </>
          ) : (
            'No new matches yet'
          )}
        </span>
      </Facts>
      <FrequencyChoice search={search} />
      <Actions>
        <ButtonLink
          size="s"
          href={getSearchPath(search)}
          aria-label={bidi`Open ${name}`}
          onClick={() => open(search)}
        >
          Open
        </ButtonLink>
        <Button size="s" variant="ghost" aria-label={bidi`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
          Remove
        </Button>
      </Actions>
    </Item>
  );
}

/** The name, which its owner can change. */
function SearchName({ search: { id, name } }: { search: SavedSearch }) {
  const rename = useChangeSearch();
  const [isRenaming, setIsRenaming] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const close = () => {
    setIsBack(true);
    setIsRenaming(false);
  };
  if (isRenaming) {
    return (
      <NameForm
        label="Name of the search"
        initial={name}
        submitLabel="Save name"
        submission={rename}
        action="Not renamed."
        onSubmit={(next) => rename.mutate({ id, change: { name: next } }, { onSuccess: close })}
        onCancel={() => {
          rename.reset();
          close();
        }}
      />
    );
  }
  return (
    <Head>
      <Name dir="auto">{name}</Name>
      <Button
        size="s"
        variant="ghost"
        autoFocus={isBack}
        aria-label={bidi`Rename ${name}`}
        onClick={() => setIsRenaming(true)}
      >
        <Pencil aria-hidden />
        Rename
      </Button>
    </Head>
  );
}
