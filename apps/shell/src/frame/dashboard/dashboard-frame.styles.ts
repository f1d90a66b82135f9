import styled from 'styled-components';

/** Keeps its height while the menu's code is on the way. */
export const UserMenuPlace = styled.div`
  min-inline-size: 44px;
  min-block-size: 44px;
`;
