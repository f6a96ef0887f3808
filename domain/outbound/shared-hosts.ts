// Services with accounts, and link shorteners, which hide their target.
const SHARED = new Set(
  `x.com twitter.com t.me telegram.me telegram.dog github.com reddit.com
  facebook.com fb.com instagram.com threads.net threads.com youtube.com youtu.be tiktok.com linkedin.com medium.com
  substack.com discord.gg discord.com linktr.ee beacons.ai google.com forms.gle apple.com whatsapp.com wa.me notion.so
  gitlab.com bitbucket.org vk.com weibo.com twitch.tv patreon.com steemit.com zealy.io galxe.com snapshot.org
  bitcointalk.org coinmarketcap.com coingecko.com dexscreener.com dextools.io pump.fun opensea.io etherscan.io bscscan.com
  solscan.io tronscan.org wikipedia.org archive.org arxiv.org ssrn.com dropbox.com bit.ly t.co tinyurl.com cutt.ly is.gd`.split(
    /\s+/,
  ),
);

/** Whether anybody can have an account on `domain`. */
export function isShared(domain: string): boolean {
  return SHARED.has(domain);
}
