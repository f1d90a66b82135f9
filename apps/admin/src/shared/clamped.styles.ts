import styled from 'styled-components';

/** What someone wrote, of any length, in a table. */
export const Clamped = styled.bdi`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
