/** The names of the icons that the shell has for links in a sidebar. */
export type IconName =
  | 'activity'
  | 'bookmark'
  | 'briefcase'
  | 'dashboard'
  | 'dollar'
  | 'flag'
  | 'folder'
  | 'inbox'
  | 'mail'
  | 'messages'
  | 'receipt'
  | 'search'
  | 'star'
  | 'user'
  | 'users';
