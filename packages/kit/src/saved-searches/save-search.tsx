import type { DataError } from '@showcase/data/client';
import type { SavedSearchKind, SearchArguments } from '@showcase/data/saved-searches';
import { useUser } from '@showcase/data/session';
import { useLocation, useNavigate } from '@showcase/remote-contract';
import { Button, Link } from '@showcase/ui';
import { useState } from 'react';
import { useNotify } from '@showcase/remote-contract/services';
import { explainError } from '../errors/explain-error.ts';
import { isSearching, type FilterSearch } from '../search/filter-search.ts';
import { proposeName, toArguments } from './describe-search.ts';
import { NameForm } from './name-form.tsx';
import { storePendingSearch } from './pending-search.ts';
import { SavedLine } from './save-search.styles.ts';
import { useCompletePending } from './use-complete-pending.ts';
import { useSaveSearch } from './use-save-search.ts';

const NOT_SAVED = "The search wasn't saved.";

type SaveSearchProps = { kind: SavedSearchKind; search: FilterSearch };

/** Saves the search of a list, to be told about new matches. Nothing is shown without a text or a filter. */
export function SaveSearch({ kind, search }: SaveSearchProps) {
  const { authUser } = useUser();
  const [pressed, setPressed] = useState('');
  if (!isSearching(search)) return null;
  const args = toArguments(kind, search);
  // Another search starts over.
  const key = JSON.stringify([kind, args]);
  return authUser ? (
    <OwnSearch
      key={key}
      userId={authUser.id}
      kind={kind}
      args={args}
      startsNaming={pressed === key}
    />
  ) : (
    <VisitorButton isBusy={pressed === key} onPress={() => setPressed(key)} />
  );
}

type VisitorButtonProps = { isBusy: boolean; onPress: () => void };

/** Leads to the sign-in, once it is known that nobody is signed in; after it, the search is saved. */
function VisitorButton({ isBusy, onPress }: VisitorButtonProps) {
  const { ready } = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const url = pathname + search;
  return (
    <SaveButton
      isBusy={isBusy}
      onClick={async () => {
        onPress();
        const { authUser } = await ready();
        if (authUser) return;
        storePendingSearch(url);
        void navigate(`/login?reason=save-search&next=${encodeURIComponent(url)}`);
      }}
    />
  );
}

type OwnSearchProps = {
  userId: string;
  kind: SavedSearchKind;
  args: object;
  startsNaming: boolean;
};

function OwnSearch({ userId, kind, args, startsNaming }: OwnSearchProps) {
  const notify = useNotify();
  const [isNaming, setIsNaming] = useState(startsNaming);
  const [isBack, setIsBack] = useState(false);
  const { saved, isPending, submission } = useSaveSearch(userId, kind, args);
  const proposal = proposeName({ kind, search: args });
  const save = (name: string, onError?: (error: DataError) => void) =>
    submission.mutate(
      { kind, name, search: args as SearchArguments },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: "Search saved. We'll tell you about new matches." });
          setIsNaming(false);
        },
        ...(onError && { onError }),
      },
    );
  useCompletePending(() =>
    save(proposal, (error) =>
      notify({ kind: 'danger', text: explainError(error, { action: NOT_SAVED }) }),
    ),
  );

  if (saved) {
    return (
      <SavedLine>
        <span>
          Saved as <bdi>{saved.name}</bdi>
        </span>
        <Link href="/dashboard/client/saved?tab=searches">Saved searches</Link>
      </SavedLine>
    );
  }
  if (isNaming) {
    return (
      <NameForm
        label="Name of the search"
        initial={proposal}
        submitLabel="Save"
        submission={submission}
        action={NOT_SAVED}
        onSubmit={(name) => save(name)}
        onCancel={() => {
          submission.reset();
          setIsBack(true);
          setIsNaming(false);
        }}
      />
    );
  }
  return <SaveButton isBusy={isPending} autoFocus={isBack} onClick={() => setIsNaming(true)} />;
}

type SaveButtonProps = {
  isBusy?: boolean;
  autoFocus?: boolean;
  onClick: () => void | Promise<void>;
};

function SaveButton(props: SaveButtonProps) {
  return (
    <Button size="s" {...props}>
      Save this search
    </Button>
  );
}
