const part = '[a-z0-9_][a-z0-9_.-]*';
const repository = new RegExp(`^(github\\.com|bitbucket\\.org|gitlab\\.com)((?:/${part}){2,6})$`);

/** The URL of a file on the default branch of a repository, `github.com/ada/app`; undefined if that is none. */
export function repositoryFile(subject: string, file: string): string | undefined {
  const [, host, path] = repository.exec(subject) ?? [];
  switch (host) {
    case 'github.com':
      return `https://raw.githubusercontent.com${path}/HEAD/${file}`;
    case 'gitlab.com':
      return `https://gitlab.com${path}/-/raw/HEAD/${file}`;
    case 'bitbucket.org':
      return `https://bitbucket.org${path}/raw/HEAD/${file}`;
  }
  return undefined;
}

/** The URL of a zip of the default branch, of the same hosts. */
export function repositoryArchive(subject: string): string | undefined {
  const [, host, path = ''] = repository.exec(subject) ?? [];
  switch (host) {
    case 'github.com':
      return `https://codeload.github.com${path}/zip/HEAD`;
    case 'gitlab.com':
      return `https://gitlab.com${path}/-/archive/HEAD/${path.slice(path.lastIndexOf('/') + 1)}-HEAD.zip`;
    case 'bitbucket.org':
      return `https://bitbucket.org${path}/get/HEAD.zip`;
  }
  return undefined;
}
