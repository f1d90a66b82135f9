import { useUser } from '@showcase/data/session';
import { Link } from '@showcase/remote-contract';
import { SkeletonBlock, tokens } from '@showcase/ui';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import styled from 'styled-components';
import { useIsKnownPath, useReleases } from '../../core/known-releases.tsx';
import { useWallet } from './use-wallet.ts';

const HINT = 'Completed work. Payments are settled between you and the client.';

/** The sum of the completed transactions; for developers, a link to their earnings. */
export function Wallet({ userId }: { userId: string }) {
  const amount = useWallet(userId);
  const { user } = useUser();
  const isKnown = useIsKnownPath();
  const links = useReleases().flatMap(({ nav = [] }) => nav);
  const earnings = links.find(({ alsoIn, path }) => alsoIn === 'wallet' && isKnown(path));
  const linkProps = user?.is_dev === true && earnings ? { as: Link, to: earnings.path } : {};
  return (
    <WalletElement {...linkProps} title={HINT}>
      <WalletMinimal aria-hidden />
      Wallet
      <Amount>{amount ?? <SkeletonBlock height="16px" />}</Amount>
    </WalletElement>
  );
}

const WalletElement = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  text-decoration: none;

  svg {
    inline-size: 18px;
    block-size: 18px;
  }
  &[href]:hover {
    border-color: ${tokens.color.control};
    background: ${tokens.color.sunken};
  }
`;

/** As wide as six figures, so that nothing moves when the amount arrives. */
const Amount = styled.div`
  min-inline-size: 88px;
  color: ${tokens.color.ink};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
