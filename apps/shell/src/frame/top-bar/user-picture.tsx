import { Link } from '@showcase/remote-contract';
import { Avatar, isolated, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { usePerson } from './use-person.ts';

/** The avatar, which leads to the dashboard. */
export function UserPicture() {
  const person = usePerson();
  if (!person) return null;
  return (
    <PictureLink
      to="/dashboard"
      aria-label={isolated`${person.name}, dashboard`}
      title={person.name}
    >
      <Avatar name={person.name} src={person.picture} />
    </PictureLink>
  );
}

const PictureLink = styled(Link)`
  display: flex;
  border-radius: ${tokens.radius.full};
  text-decoration: none;
`;
