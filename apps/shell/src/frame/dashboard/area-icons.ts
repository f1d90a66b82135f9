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

/** The icons of the sidebar links, by the last segment of their path. */
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
