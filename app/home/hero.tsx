import { Play } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { OperatorLink } from '#app/operator/operator-link.tsx';
import { HeroPattern } from './hero-pattern.tsx';

/** The introduction: the site's purpose, links to sign up and to the demo video, and three fixed figures. */
export function Hero() {
  const { text } = useLanguage();
  return (
    <section className="relative mb-16 overflow-hidden border-b border-line sm:mb-20">
      <HeroPattern />
      <div className="container-page relative grid gap-10 pt-14 pb-12 sm:pt-20 sm:pb-16">
        <div className="grid max-w-2xl gap-5">
          <h1 className="text-4xl sm:text-5xl">{text.home.heroTitle}</h1>
          <p className="text-lg text-pretty text-muted sm:text-xl">{text.home.heroText}</p>
        </div>
        <OutsideLinks />
        <Statistics />
      </div>
    </section>
  );
}

function OutsideLinks() {
  const { text } = useLanguage();
  return (
    <div className="no-print flex flex-wrap gap-3">
      <OperatorLink name="signUp" className="button button-primary">
        {text.home.signUp}
      </OperatorLink>
      <OperatorLink name="demoVideo" className="button">
        <Play className="size-4" aria-hidden="true" />
        {text.home.watchDemo}
      </OperatorLink>
    </div>
  );
}

function Statistics() {
  const { text } = useLanguage();
  return (
    <dl className="grid max-w-xl grid-cols-3 gap-x-4 border-t border-line pt-6">
      {text.home.statistics.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-muted">{label}</dt>
          <dd className="text-2xl font-semibold sm:text-3xl">
            <bdi dir="ltr">{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
