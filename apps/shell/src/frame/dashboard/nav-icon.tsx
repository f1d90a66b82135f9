import type { IconName } from '@showcase/remote-contract';
import {
  Activity,
  Bookmark,
  BriefcaseBusiness,
  Circle,
  CircleDollarSign,
  Flag,
  FolderKanban,
  Inbox,
  LayoutDashboard,
  Mail,
  MessagesSquare,
  ReceiptText,
  Search,
  Star,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<IconName, LucideIcon> = {
  activity: Activity,
  bookmark: Bookmark,
  briefcase: BriefcaseBusiness,
  dashboard: LayoutDashboard,
  dollar: CircleDollarSign,
  flag: Flag,
  folder: FolderKanban,
  inbox: Inbox,
  mail: Mail,
  messages: MessagesSquare,
  receipt: ReceiptText,
  search: Search,
  star: Star,
  user: UserRound,
  users: UsersRound,
};

/** The icon of a navigation link. A newer remote may name one that this shell does not have. */
export function NavIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as IconName] : Circle;
  return <Icon aria-hidden />;
}
