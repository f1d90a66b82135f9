import { styled } from 'styled-components';

export const Card = styled.article`
  color: #ff0000;
`;
