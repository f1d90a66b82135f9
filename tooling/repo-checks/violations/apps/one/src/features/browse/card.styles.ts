import { styled } from 'styled-components';

export const Card = styled.article`
  z-index: 2;
  color: #ff0000;
`;
