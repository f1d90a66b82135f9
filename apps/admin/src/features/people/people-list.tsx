import { adminQueries, type PeopleKind } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { lazyDialog } from '@showcase/kit/loading';
import { useClosePanel } from '@showcase/kit/panel-steps';
import { useNavigate } from '@showcase/remote-contract';
import { EmailOffer } from '../../shared/find-by-email/email-offer.tsx';
import { ListBar } from '../../shared/list/list-bar.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { toAdminSearch } from '../../shared/list/list-search.ts';
import { useListSearch } from '../../shared/list/use-list-search.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { PEOPLE_PAGES, PEOPLE_STATUSES, peopleSearch } from './people-kinds.ts';
import { PeopleTable } from './people-table.tsx';

const PersonDrawer = lazyDialog({
  name: 'person',
  load: () => import('./person-drawer.tsx').then((module) => module.PersonDrawer),
});

export function PeopleList({ kind }: { kind: PeopleKind }) {
  const { search, text, setText, hrefOf } = useListSearch(peopleSearch);
  const navigate = useNavigate();
  const query = usePage(adminQueries(useDataClient()).people(kind, toAdminSearch(search)));
  const { person, cursors } = search;
  const hrefOfPerson = (id: string) => hrefOf({ cursors, person: id });
  const closePerson = useClosePanel({
    name: 'person',
    isOpen: person !== '',
    onRemove: () => void navigate(hrefOfPerson(''), { replace: true, preventScrollReset: true }),
  });
  const { title, searchLabel, placeholder } = PEOPLE_PAGES[kind];
  const isFiltered = search.q !== '' || search.status !== 'all';
  return (
    <>
      <ListBar
        searchLabel={searchLabel}
        placeholder={placeholder}
        text={text}
        onText={setText}
        statuses={PEOPLE_STATUSES}
        status={search.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      >
        <EmailOffer text={text} />
      </ListBar>
      <ListBody
        area={title}
        noun={kind === 'creators' ? ['creator', 'creators'] : ['client', 'clients']}
        query={query}
        cursors={cursors}
        hrefOfPage={(next) => hrefOf({ cursors: next })}
        clearHref={isFiltered ? hrefOf({ q: '', status: 'all' }) : undefined}
        emptyText="They appear here as soon as someone signs up."
      >
        {(people) => (
          <PeopleTable kind={kind} caption={title} people={people} hrefOfPerson={hrefOfPerson} />
        )}
      </ListBody>
      {person && <PersonDrawer key={person} kind={kind} id={person} onClose={closePerson} />}
    </>
  );
}
