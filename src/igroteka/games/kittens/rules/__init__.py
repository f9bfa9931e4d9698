"""The rules of Exploding Kittens. They import `igroteka.core` and nothing else."""
