import { Container } from '@showcase/ui';
import { useState } from 'react';
import type { Section } from '../entries/entry.ts';
import { matchEntries } from '../entries/match-entries.ts';
import { FixedDialog } from './command-list.styles.ts';
import { CommandList } from './command-list.tsx';

export default { title: 'Shell/Command palette' };

type Played = { userEvent: { keyboard: (keys: string) => Promise<void> } };

const pages = [
  { id: '/', label: 'Home', path: '/' },
  { id: '/projects', label: 'Projects', path: '/projects' },
  { id: '/creators', label: 'Creators', path: '/creators' },
  { id: '/messages', label: 'Messages', hint: 'Client dashboard', path: '/messages' },
];
const actions = [
  { id: 'add', label: 'Add a project', path: '/projects?edit=new' },
  { id: 'dark', label: 'Use the dark theme', hint: 'In use', run: () => undefined },
  { id: 'out', label: 'Sign out', run: () => undefined },
];
const projects = [
  { id: '1', label: 'Prosper, a budget for two', hint: 'Ada Stone', path: '/projects/1' },
  { id: '2', label: 'مشروع الطاقة الشمسية', hint: 'Noor Haddad', path: '/projects/2' },
  {
    id: '3',
    label: 'Prototype-of-a-very-long-name-that-has-no-space-in-which-it-could-be-broken',
    hint: 'Mia Chen',
    path: '/projects/3',
  },
];

function Palette({ failed = [] as string[], isSearching = false }) {
  const [text, setText] = useState('');
  const sections: Section[] = [
    { id: 'pages', title: 'Pages', entries: matchEntries(text, pages) },
    { id: 'actions', title: 'Actions', entries: matchEntries(text, actions) },
    { id: 'projects', title: 'Projects', entries: text ? projects : [] },
  ];
  return (
    <Container>
      <FixedDialog isOpen onOpenChange={() => undefined} title="Find anything" variant="sheet">
        <CommandList
          text={text}
          onTextChange={setText}
          sections={sections.filter(({ entries }) => entries.length > 0)}
          isSearching={isSearching}
          failures={failed.map((label) => ({ id: label, label }))}
          onRetry={() => undefined}
          onChoose={() => undefined}
        />
      </FixedDialog>
    </Container>
  );
}

export const Empty = () => <Palette />;

export const Typed = {
  render: () => <Palette />,
  play: async ({ userEvent }: Played) => {
    await userEvent.keyboard('pro{ArrowDown}{ArrowDown}');
  },
};

export const LongWords = {
  render: () => <Palette />,
  play: async ({ userEvent }: Played) => {
    await userEvent.keyboard('p');
  },
};

export const Slow = {
  render: () => <Palette isSearching />,
  play: async ({ userEvent }: Played) => {
    await userEvent.keyboard('home');
  },
};

export const WithFailures = {
  render: () => <Palette failed={['Conversations', 'My hire requests']} />,
  play: async ({ userEvent }: Played) => {
    await userEvent.keyboard('a');
  },
};
