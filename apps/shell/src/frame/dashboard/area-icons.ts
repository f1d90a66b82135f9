import {
  Activity,
  Bookmark,
  BriefcaseBusiness,
  CircleDollarSign,
  Flag,
  FolderKanban,
  Inbox,
  LayoutDashboard,
  MessagesSquare,
  Search,
  Star,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

/** The picture of a link of the sidebar, by the last part of its path. */
export const areaIcons: Record<string, LucideIcon> = {
  profile: UserRound,
  projects: FolderKanban,
  services: BriefcaseBusiness,
  requests: Inbox,
  reviews: Star,
  earnings: CircleDollarSign,
  browse: Search,
  saved: Bookmark,
  messages: MessagesSquare,
  overview: LayoutDashboard,
  creators: UsersRound,
  clients: UserRound,
  reports: Flag,
  metrics: Activity,
};
