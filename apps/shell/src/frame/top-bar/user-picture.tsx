import { Link } from '@showcase/remote-contract';
import { Avatar, isolated, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { useSignedInUser } from './use-signed-in-user.ts';

/** The avatar, which links to the dashboard. */
export function UserPicture() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <PictureLink to="/dashboard" aria-label={isolated`${user.name}, dashboard`} title={user.name}>
      <Avatar name={user.name} src={user.picture} />
    </PictureLink>
  );
}

const PictureLink = styled(Link)`
  display: flex;
  border-radius: ${tokens.radius.full};
  text-decoration: none;
`;
