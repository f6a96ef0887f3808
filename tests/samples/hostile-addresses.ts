import { LINK_FIELDS } from '#domain/listing/plain-field.ts';

/** The fields of a listing's form that take an address or a name at an outside site. */
export const ADDRESS_FIELDS: string[] = [...LINK_FIELDS, 'image'];

interface HostileAddress {
  text: string;
  /** Text for the field of GitHub instead. */
  atGithub?: string;
  /** The fields that take it: it is the address of some site. */
  mayBe?: string[];
}

const ANY_SITE = ['website', 'telegram', 'whitepaper'];

/** Texts that must not become a link of a listing, or only where any site may be named. */
export const HOSTILE_ADDRESSES: HostileAddress[] = [
  { text: 'javascript:alert(1)' },
  { text: 'JaVaScRiPt://reddit.com/%0aalert(1)' },
  { text: 'java\tscript:alert(1)' },
  { text: '\u0001javascript:alert(1)' },
  { text: 'data:text/html,<script>alert(1)</script>' },
  { text: 'vbscript:msgbox(1)' },
  { text: 'ht\ttps://reddit.com' },
  { text: '//evil.example' },
  { text: '/\\evil.example' },
  { text: '/\t/evil.example' },
  { text: 'https:evil.example' },
  { text: 'https://reddit.com@evil.example', atGithub: 'https://github.com@evil.example' },
  {
    text: 'https://evil.example/reddit.com',
    atGithub: 'https://evil.example/github.com',
    mayBe: ANY_SITE,
  },
  {
    text: 'https://reddit.com.evil.example',
    atGithub: 'https://github.com.evil.example',
    mayBe: ANY_SITE,
  },
  { text: 'https://evilreddit.com', atGithub: 'https://evilgithub.com', mayBe: ANY_SITE },
  {
    text: 'https://evil.example?reddit.com',
    atGithub: 'https://evil.example#github.com',
    mayBe: ANY_SITE,
  },
  { text: 'https://evil.example\\@reddit.com', atGithub: 'https://evil.example\\.github.com' },
];
