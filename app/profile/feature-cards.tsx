import type { LucideIcon } from 'lucide-react';

/** How listings are reviewed, in a few cards under a list. */
export function FeatureCards({
  title,
  features,
  icons,
}: {
  title: string;
  features: { title: string; text: string }[];
  icons: LucideIcon[];
}) {
  return (
    <section className="grid gap-5 pt-16">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {features.map((feature, place) => {
          const Icon = icons[place];
          return (
            <li key={feature.title} className="card grid content-start gap-2 p-5">
              {Icon && <Icon className="size-7 text-accent" aria-hidden="true" strokeWidth={1.5} />}
              <h3>{feature.title}</h3>
              <p className="text-muted">{feature.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
