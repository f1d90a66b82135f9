import { adminQueries, type Overview } from '@showcase/data/admins';
import { useDataClient, useItem } from '@showcase/data/query';
import { formatCount, Link, SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { StatCard } from '@showcase/ui/controls';
import Briefcase from 'lucide-react/icons/briefcase';
import FolderOpen from 'lucide-react/icons/folder-open';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { countLabel, ReadFailure } from '@showcase/kit/lists';
import { Figures } from './overview.styles.ts';

const FIGURES = [
  { name: 'creators', label: 'Creators', icon: UsersRound },
  { name: 'clients', label: 'Clients', icon: UserRound },
  { name: 'projects', label: 'Projects', icon: FolderOpen },
  { name: 'services', label: 'Services', icon: Briefcase },
  { name: 'requests', label: 'Hire requests', icon: Handshake },
  { name: 'reviews', label: 'Reviews', icon: Star },
  { name: 'conversations', label: 'Conversations', icon: MessagesSquare },
  { name: 'subscribers', label: 'Newsletter', icon: Mail },
] as const;

type Name = (typeof FIGURES)[number]['name'];

export function Totals() {
  const overview = useItem(adminQueries(useDataClient()).overview());
  if (overview.isPending) {
    return (
      <SkeletonGroup label="Loading totals">
        <Figures>
          {FIGURES.map(({ name }) => (
            <SkeletonBlock key={name} height="126px" />
          ))}
        </Figures>
      </SkeletonGroup>
    );
  }
  if (!overview.data) return <ReadFailure area="Totals" query={overview} />;
  const { totals } = overview.data;
  return (
    <Figures>
      {FIGURES.map(({ name, label, icon: Icon }) => (
        <StatCard
          key={name}
          label={label}
          value={formatCount(countOf(totals, name))}
          hint={<HintLink name={name}>{hintOf(totals, name)}</HintLink>}
          icon={<Icon />}
        />
      ))}
    </Figures>
  );
}

/** The lists that have no page in the sidebar. */
const LISTS: Partial<Record<Name, string>> = {
  requests: 'requests',
  services: 'services',
  reviews: 'reviews',
  subscribers: 'subscribers',
};

function HintLink({ name, children }: { name: Name; children: string }) {
  const list = LISTS[name];
  return list ? <Link href={`/dashboard/admin/overview/${list}`}>{children}</Link> : children;
}

function countOf(totals: Overview['totals'], name: Name): number {
  if (name !== 'requests') return totals[name];
  const { pending, accepted, completed, rejected } = totals.requests;
  return pending + accepted + completed + rejected;
}

function hintOf({ requests, ...totals }: Overview['totals'], name: Name): string {
  switch (name) {
    case 'creators':
      return `${formatCount(totals.suspended)} suspended`;
    case 'clients':
      return `${countLabel(totals.admins, 'admin')}, ${formatCount(totals.suspended_clients)} suspended`;
    case 'projects':
      return `${formatCount(totals.featured)} featured, ${countLabel(totals.hidden, 'item')} hidden`;
    case 'requests':
      return `${formatCount(requests.accepted)} in progress, ${formatCount(requests.completed)} completed`;
    case 'services':
      return 'active and inactive';
    case 'reviews':
      return 'by clients';
    case 'conversations':
      return 'with messages';
    case 'subscribers':
      return 'confirmed subscribers';
  }
}
