import type { IconName } from '@showcase/remote-contract';
import Activity from 'lucide-react/icons/activity';
import Bookmark from 'lucide-react/icons/bookmark';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Circle from 'lucide-react/icons/circle';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Flag from 'lucide-react/icons/flag';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { LucideIcon } from 'lucide-react/types';

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
