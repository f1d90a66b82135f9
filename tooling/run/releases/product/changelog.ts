const UNRELEASED = 'Unreleased';

/** What keeps the changelog from describing this release, as a sentence that says what to do; null if nothing does. */
export function findChangelogProblem(changelog: string, version: string): string | null {
  const sections = readSections(changelog);
  const dated = [...sections.keys()].find((title) => title.startsWith(`${version},`));
  if (dated)
    return `CHANGELOG.md has a date for ${version}. Remove it, because the release writes its own.`;
  if (!sections.get(version))
    return `CHANGELOG.md says nothing under "## ${version}". Write what is new for people who use or run the product.`;
  if (sections.get(UNRELEASED))
    return `CHANGELOG.md has lines under "## ${UNRELEASED}" that this release contains. Move them to "## ${version}".`;
  return null;
}

/** Gives the section of a version its date. */
export function writeDate(changelog: string, version: string, date: string): string {
  return changelog.replace(`\n## ${version}\n`, `\n## ${version}, ${date}\n`);
}

function readSections(changelog: string): Map<string, string> {
  const [, ...sections] = changelog.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
}
