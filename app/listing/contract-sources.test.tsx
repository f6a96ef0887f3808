import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Contract } from '#domain/contract/contract.ts';
import { ContractSources } from './contract-sources.tsx';

const CONTRACT: Contract = {
  chain: 'ethereum',
  address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  lists: [],
  issuer: null,
};
const LIST = { name: 'A list', url: 'https://list.example/', readOn: '2026-01-02' };

test('a contract without sources has no empty list of them', () => {
  expect(render([{ ...CONTRACT, lists: [LIST] }])).toContain('<ul');
  expect(render([CONTRACT])).not.toContain('<ul');
});

function render(contracts: Parameters<typeof ContractSources>[0]['contracts']): string {
  const element = <ContractSources contracts={contracts} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
