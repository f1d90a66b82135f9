import { useUser } from '@showcase/data/session';
import { useSearchParams } from '@showcase/remote-contract';
import { PageHeader } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { SavedCreators } from '../features/saved-creators/saved-creators.tsx';
import { SavedSearches } from '../features/saved-searches/saved-searches.tsx';
import { SavedProjects } from '../features/saved-projects/saved-projects.tsx';

const TEXTS = {
  creators: {
    title: 'Saved Creators',
    subtitle: 'Keep your favorite creators in one place.',
  },
  projects: {
    title: 'Saved Projects',
    subtitle: 'Keep the projects you want to come back to.',
  },
  searches: {
    title: 'Saved Searches',
    subtitle: 'We tell you when something new matches.',
  },
} as const;

type SavedTab = keyof typeof TEXTS;

export function SavedPage() {
  const { authUser } = useUser();
  const [params, setParams] = useSearchParams();
  const tab = toTab(params.get('tab'));
  const { title, subtitle } = TEXTS[tab];
  /** The first tab has no parameter, and the text belongs to its tab. */
  const open = (next: SavedTab) =>
    setParams(next === 'creators' ? {} : { tab: next }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <title>{`${title} · Bolt Showcase`}</title>
      <PageHeader title={title} subtitle={subtitle} />
      {authUser && (
        <Tabs
          label="Saved"
          value={tab}
          onValueChange={open}
          tabs={[
            {
              value: 'creators',
              label: 'Creators',
              content: <SavedCreators userId={authUser.id} />,
            },
            { value: 'projects', label: 'Projects', content: <SavedProjects /> },
            {
              value: 'searches',
              label: 'Searches',
              content: <SavedSearches userId={authUser.id} />,
            },
          ]}
        />
      )}
    </>
  );
}

function toTab(value: string | null): SavedTab {
  return value !== null && Object.hasOwn(TEXTS, value) ? (value as SavedTab) : 'creators';
}
