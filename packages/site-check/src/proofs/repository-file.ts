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
