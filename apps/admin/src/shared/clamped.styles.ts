import styled from 'styled-components';

/** User text of any length in a table cell. */
export const Clamped = styled.bdi`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
