import { styled } from 'styled-components';

const Title = styled.h2`
  color: #ff0000;
`;

export function CardTitle() {
  return <Title>A card</Title>;
}
