/** The users an area is for. The shell lets no one else enter its pages. */
export type Audience = 'developer' | 'client' | 'admin';

/** The part of the product that a remote's pages belong to. Remotes with the same audience share one sidebar. */
export type Area = {
  title: string;
  /** Only for areas of the dashboard. */
  audience?: Audience;
  /** The page that users of this audience see first, for the remote that leads the area. */
  home?: string;
  /** Pages about what users have done here, which stay open to those who have left the audience. */
  records?: string[];
};

/** A link in the sidebar of its remote's area. */
export type NavLink = {
  path: string;
  label: string;
  /** In place of the label where there is little room: below the icon, in the bar on phones and in the narrow sidebar. */
  short?: string;
  /** A name that the shell maps to an icon. It shows a neutral one for a name that it does not know. */
  icon: string;
  /** Where else it appears: in the account menu of users who are in another area, or as the link of the wallet. */
  alsoIn?: 'menu' | 'wallet';
  /** Other areas whose sidebars have it too, after their own links. */
  sidebars?: Audience[];
  /** The count of the shell next to it: messages that the user has not read. */
  counts?: 'messages';
};

/** A line of the command palette. Without a path, it is a search, whose code the remote has. */
export type CommandEntry = { label: string; path?: string };

/** A link in a column of the site's footer. */
export type FooterLink = { column: 'Explore' | 'Company'; label: string; path: string };

/**
 * Pages that the site's frame links to: the search for projects, with the text in the parameter `q`, or a project, whose path
 * has the parameter `id`.
 */
export type Purpose = 'search' | 'project';

/** The path of the page for each purpose that has one. */
export type Purposes = Partial<Record<Purpose, string>>;

/** The head of a page with the same content for everyone. Search engines index the page. */
export type StaticHead = { title: string; description: string };

/** How a remote describes itself, with full paths, as its releases carry it. */
export type RemoteDescription = {
  mount: string;
  /** The patterns of its paths, and which of them are for signed-in users. */
  paths: string[];
  signIn: string[];
  area?: Area;
  nav?: NavLink[];
  commands?: CommandEntry[];
  footer?: FooterLink[];
  purposes?: Purposes;
  /** The heads of static pages, by path. */
  heads?: Record<string, StaticHead>;
  /** The patterns of public pages on which the app starts later. */
  laterPaths?: string[];
  /** The patterns of public pages that no server renders. */
  browserPaths?: string[];
  /** The search parameters that public pages depend on, by path. */
  searchParams?: Record<string, string[]>;
};
