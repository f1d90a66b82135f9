import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The version of the product, at the foot of the account menus. */
export function ProductVersion() {
  return <Line>Version {import.meta.env.PRODUCT_VERSION}</Line>;
}

const Line = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
`;
