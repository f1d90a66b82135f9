import { useDataClient, useInfiniteList } from '@showcase/data/query';
import { savedProjectQueries, type SavedProject } from '@showcase/data/saved-projects';
import { CardListSkeleton, projectColumns } from '@showcase/kit/card-lists';
import { InfiniteList } from '@showcase/kit/lists';
import { useSearchParams } from '@showcase/remote-contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ProjectCardSkeleton,
  SearchInput,
  Stack,
} from '@showcase/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import SearchX from 'lucide-react/icons/search-x';
import { useRef } from 'react';
import { useTextParam } from '../../shared/use-text-param.ts';
import { RemovedNotice } from '../../shared/removal/removed-notice.tsx';
import { SavedProjectList } from './saved-project-list.tsx';
import { useRemoveProject } from './use-remove-project.ts';

const FAILURES = {
  removal: "The project wasn't removed.",
  undo: "The project wasn't put back on your list.",
};

export function SavedProjects() {
  const { text, setText } = useTextParam();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const saved = useInfiniteList(savedProjectQueries(useDataClient()).list(q));
  const removal = useRemoveProject();
  const search = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={5}>
      <SearchInput
        ref={search}
        label="Search saved projects"
        placeholder="Search saved projects"
        value={text}
        onValueChange={setText}
      />
      <RemovedNotice
        removal={removal}
        label="Removed from your list: "
        nameOf={({ project }) => project?.title ?? 'a project'}
        failures={FAILURES}
        // What no one can open can't be saved again.
        canUndo={({ project }) => project !== null}
        onUndone={() => search.current?.focus()}
      />
      <InfiniteList<SavedProject>
        area="Saved Projects"
        action="We couldn't load your saved projects."
        query={saved}
        items={saved.data}
        noun="project"
        total={undefined}
        skeleton={
          <CardListSkeleton
            label="Loading your saved projects"
            card={<ProjectCardSkeleton />}
            cardWidth={projectColumns}
          />
        }
        empty={
          q.trim() ? (
            <EmptyState
              title="No saved projects match your search."
              icon={<SearchX />}
              action={
                <Button
                  onClick={() => {
                    setText('');
                    search.current?.focus();
                  }}
                >
                  Show all saved projects
                </Button>
              }
            />
          ) : (
            <EmptyState
              title="No saved projects yet"
              icon={<Bookmark />}
              action={<ButtonLink href="/projects">Browse projects</ButtonLink>}
            >
              Save a project on its page to find it here again.
            </EmptyState>
          )
        }
      >
        {(items) => <SavedProjectList items={items} onRemove={removal.remove} />}
      </InfiniteList>
    </Stack>
  );
}
