/** The breadcrumbs from the homepage to a path. */
export function getBreadcrumbs(pathname: string) {
  const names = pathname.split('/').filter(Boolean);
  const steps = names.map((name, index) => ({
    path: `/${names.slice(0, index + 1).join('/')}`,
    label: decodeSafely(name),
  }));
  return [{ path: '/', label: 'Home' }, ...steps];
}

function decodeSafely(name: string) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
