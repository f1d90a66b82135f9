import { Toolbar } from '@base-ui/react/toolbar';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Bar = styled(Toolbar.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
