import { useUser } from '@showcase/data';
import { PageHeader } from '@showcase/ui';
import { OwnProjects } from '../features/own-projects/own-projects.tsx';

export function ProjectsPage() {
  const { user } = useUser();
  return (
    <>
      <title>My Projects · Bolt Showcase</title>
      <PageHeader title="My Projects" subtitle="The work that visitors see on your profile." />
      {user && <OwnProjects userId={user.id} />}
    </>
  );
}
