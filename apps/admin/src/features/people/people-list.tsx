import { adminQueries, useDataClient, type PeopleKind } from '@showcase/data';
import { loadLater } from '@showcase/kit/loading';
import { useNavigate, useSearchParams } from '@showcase/remote-contract';
import { ListBar } from '../../shared/list/list-bar.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { toAdminSearch, writeListAddress } from '../../shared/list/list-address.ts';
import { useAddress } from '../../shared/list/use-address.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { PEOPLE, PEOPLE_STATUSES, readPeopleAddress } from './people-kinds.ts';
import { PeopleTable } from './people-table.tsx';

const PersonDrawer = loadLater({
  name: 'person',
  load: () => import('./person-drawer.tsx').then((module) => module.PersonDrawer),
});

export function PeopleList({ kind }: { kind: PeopleKind }) {
  const { address, text, type, hrefOf } = useAddress(readPeopleAddress, writeListAddress);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const person = params.get('person');
  const read = usePage(adminQueries(useDataClient()).people(kind, toAdminSearch(address)));
  const here = hrefOf({ trail: address.trail });
  const { title, searchLabel, placeholder } = PEOPLE[kind];
  const isFiltered = address.q !== '' || address.status !== 'all';
  return (
    <>
      <ListBar
        searchLabel={searchLabel}
        placeholder={placeholder}
        text={text}
        onText={type}
        statuses={PEOPLE_STATUSES}
        status={address.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      />
      <ListBody
        area={title}
        noun={kind === 'creators' ? ['creator', 'creators'] : ['client', 'clients']}
        read={read}
        trail={address.trail}
        hrefOfTrail={(trail) => hrefOf({ trail })}
        clearHref={isFiltered ? hrefOf({ q: '', status: 'all' }) : undefined}
        emptyText="They appear here as soon as someone signs up."
      >
        {(people) => (
          <PeopleTable
            kind={kind}
            caption={title}
            people={people}
            hrefOfPerson={(id) => `${here}&person=${id}`}
          />
        )}
      </ListBody>
      {person && (
        <PersonDrawer
          key={person}
          kind={kind}
          id={person}
          onClose={() => void navigate(here, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  );
}
