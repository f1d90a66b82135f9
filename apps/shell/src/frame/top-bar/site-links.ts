/** The links of the top bar, on wide and small screens. */
export function siteLinks(isSignedIn: boolean) {
  const everyone = [
    { label: 'Projects', path: '/projects' },
    { label: 'Creators', path: '/creators' },
  ];
  return isSignedIn ? [...everyone, { label: 'Dashboard', path: '/dashboard' }] : everyone;
}
